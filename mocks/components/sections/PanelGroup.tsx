import {
  Alert,
  Badge,
  Button,
  CloseButton,
  MantineProvider,
  NativeSelect,
  Notification,
  SegmentedControl,
  Table,
  Tabs,
  TextInput,
} from '@mantine/core'
import { Icon } from '#src/ui/Icon.tsx'
import { mantineProps } from '#src/ui/mantine/theme.ts'
import { CopyText } from '../../panel/parts/CopyText.tsx'
import { Part } from '../../panel/parts/Part.tsx'
import { NoRows, Row, Rows } from '../../panel/parts/Rows.tsx'
import { SettledNumber } from '../../panel/parts/SettledNumber.tsx'
import '../../panel/shell/mantine.css'
import { panelTheme } from '../../panel/shell/theme.ts'
import { Group, Sample } from '../Sample.tsx'
import styles from '../ComponentsPage.module.css'

/** The scope of Mantine's variables, as `PANEL_ID` is in the panel. */
const SCOPE = 'panel-sample'

const variants = ['filled', 'default', 'outline', 'light'] as const

/** The components of the developer panel, on its theme. */
export function PanelGroup() {
  return (
    <Group
      id="panel"
      title="Developer panel"
      lead="Mantine on the theme of mocks/panel, which adds the colours of feedback."
    >
      <div id={SCOPE}>
        <MantineProvider
          {...mantineProps}
          theme={panelTheme}
          withCssVariables
          cssVariablesSelector={`#${SCOPE}`}
          getRootElement={() => document.getElementById(SCOPE) ?? undefined}
        >
          <PanelControls />
          <PanelParts />
        </MantineProvider>
      </div>
    </Group>
  )
}

function PanelControls() {
  return (
    <>
      <Sample row name="Button, CopyText, CloseButton">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button loading>Loading</Button>
        <Button disabled>Disabled</Button>
        <Button variant="outline" color="red">
          Reset
        </Button>
        <CopyText text="curl" label="Copy" />
        <CloseButton aria-label="Close" />
      </Sample>
      <Sample row name="TextInput, NativeSelect, SettledNumber">
        <TextInput label="Address" defaultValue="http://localhost:5173" />
        <TextInput label="Wrong" error="Not an address" defaultValue="localhost" />
        <NativeSelect label="Operation" data={['searchJobs', 'getJob']} />
        <SettledNumber label="Delay" suffix=" ms" min={0} max={5000} value={300} onSettle={() => {}} />
      </Sample>
      <Sample row name="SegmentedControl, Badge">
        <SegmentedControl data={['Text', 'Source']} />
        <Badge color="green">200</Badge>
        <Badge color="yellow">422</Badge>
        <Badge color="red">503</Badge>
        <Badge color="gray">none</Badge>
      </Sample>
    </>
  )
}

function PanelParts() {
  return (
    <>
      <Sample name="Alert, Notification">
        <Alert color="red" title="The mock gave no answer">
          Nothing answers at this address.
        </Alert>
        <Notification
          withBorder
          color="red"
          icon={<Icon name="alert" />}
          closeButtonProps={{ 'aria-label': 'Close the notice' }}
        >
          No operation answers GET /api/v1/jobs. Nearest: GET /job.
        </Notification>
      </Sample>
      <Sample name="Tabs">
        <Tabs defaultValue="clock">
          <Tabs.List aria-label="Parts">
            <Tabs.Tab value="clock">Clock</Tabs.Tab>
            <Tabs.Tab value="outbox">Outbox</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="clock">The clock</Tabs.Panel>
          <Tabs.Panel value="outbox">The outbox</Tabs.Panel>
        </Tabs>
      </Sample>
      <Sample name="Part, Rows, Row, NoRows">
        <Part title="Sample accounts" hint="One sentence about its use.">
          <Rows>
            <Row title="Maria" text="Everything filled" actions={<Button>Sign in</Button>} />
          </Rows>
          <NoRows>No mail yet.</NoRows>
        </Part>
      </Sample>
      <Sample name="Table">
        <div className={styles.wideText}>
          <Table
            data={{
              head: ['id', 'title'],
              body: [
                [1, 'QA engineer'],
                [2, 'Robot software engineer'],
              ],
            }}
          />
        </div>
      </Sample>
    </>
  )
}
