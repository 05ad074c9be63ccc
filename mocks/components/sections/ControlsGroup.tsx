import { Checkbox, Radio } from '#src/ui/choices.tsx'
import { NativeSelect, TextInput } from '#src/ui/inputs.tsx'
import { Group, Sample } from '../Sample.tsx'
import styles from '../ComponentsPage.module.css'

/** Controls of pages for reading. */
export function ControlsGroup() {
  return (
    <Group
      id="controls"
      title="Native controls"
      lead="src/ui, for searches and filters of pages for reading. Forms have the fields of Mantine below."
    >
      <Sample name="TextInput">
        <TextInput aria-label="Empty" placeholder="e.g. Python" className={styles.narrow} />
        <TextInput aria-label="Filled" defaultValue="Python" className={styles.narrow} />
        <TextInput aria-label="Small" small defaultValue="Small" className={styles.narrow} />
        <TextInput aria-label="Wrong" aria-invalid defaultValue="Wrong" className={styles.narrow} />
        <TextInput aria-label="Disabled" disabled defaultValue="Disabled" className={styles.narrow} />
      </Sample>
      <Sample name="NativeSelect">
        <NativeSelect aria-label="Role" className={styles.narrow}>
          <option>All roles</option>
          <option>QA and testing</option>
        </NativeSelect>
        <NativeSelect aria-label="Small" small className={styles.narrow}>
          <option>Small</option>
        </NativeSelect>
        <NativeSelect aria-label="Disabled" disabled className={styles.narrow}>
          <option>Disabled</option>
        </NativeSelect>
      </Sample>
      <Sample name="Checkbox">
        <div className={styles.narrow}>
          <Checkbox count={24}>Open to applicants abroad</Checkbox>
          <Checkbox count={11} defaultChecked>
            Fully remote
          </Checkbox>
          <Checkbox count={0} disabled>
            Disabled
          </Checkbox>
          <Checkbox long>A label of several lines has its box at the first line, as in a consent.</Checkbox>
        </div>
      </Sample>
      <Sample name="Radio">
        <div className={styles.narrow}>
          <Radio name="order" defaultChecked>
            Newest first
          </Radio>
          <Radio name="order">Highest pay first</Radio>
          <Radio name="order" disabled>
            Disabled
          </Radio>
        </div>
      </Sample>
    </Group>
  )
}
