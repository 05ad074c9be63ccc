import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { otherPath } from '#src/layouts/otherLanguage.ts'
import { langOf } from '#src/routes/href.ts'
import { pageAt } from '#src/routes/pageAt.ts'
import type { Row } from '#src/routes/row.ts'
import { table } from '#src/routes/table.ts'
import { encodeState, withState } from '../../control/codec.ts'
import { type MockState, getState } from '../../control/generated/client.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Part } from '../parts/Part.tsx'
import { NoRows, Row as ListRow, Rows } from '../parts/Rows.tsx'

/** The address of this page with all settings of the mock, the page in the other language, and the page of components, which builds do not have. */
export function ShareTab() {
  const state = useQuery({ queryKey: ['state'], queryFn: () => getState() })
  return (
    <>
      <Part
        title="Address with the state"
        hint="Opens this page with persona, clock, faults, latency and sample content as they are here, also with nobody signed in. Data that was typed in is no part of it: export it under “Data”."
      >
        <Loaded query={state}>{(shared) => <Address state={shared} />}</Loaded>
      </Part>
      <Part title="Language">
        <Languages />
      </Part>
      {import.meta.env.DEV && (
        <Part title="Components" hint="All components of the site and of this panel, in their states.">
          <Button component="a" variant="outline" mt="xs" href="/mocks/components/">
            Open the page of components
          </Button>
        </Part>
      )}
    </>
  )
}

function Address({ state }: { state: MockState }) {
  const address = withState(location.href, state)
  const parts = encodeState(state).split(';').filter(Boolean)
  return (
    <>
      <Group align="end" gap="xs" wrap="nowrap" mt="xs">
        <TextInput
          readOnly
          label="Address"
          value={address}
          flex={1}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyText text={address} label="Copy" />
      </Group>
      {parts.length === 0 ? (
        <NoRows>Every setting is as at the start, and nobody is signed in.</NoRows>
      ) : (
        <Rows>
          {parts.map((part) => (
            <ListRow
              key={part}
              title={part.slice(0, part.indexOf(':'))}
              text={part.slice(part.indexOf(':') + 1)}
            />
          ))}
        </Rows>
      )}
    </>
  )
}

const names = { ja: 'Japanese', en: 'English' }

function Languages() {
  const { pathname, search, hash } = location
  const lang = langOf(pathname)
  const other = lang === 'ja' ? 'en' : 'ja'
  const id = pageAt(pathname)?.id
  const row: Row | undefined = id && table[id]
  const hasMirror = row !== undefined && row.only === undefined
  const path = otherPath(lang, pathname, hasMirror)
  return (
    <>
      <p>
        This page is in {names[lang]}.{!hasMirror && ` It has no ${names[other]} version.`}
      </p>
      <Button component="a" variant="outline" mt="xs" href={hasMirror ? path + search + hash : path}>
        {hasMirror ? `Show this page in ${names[other]}` : `Open the ${names[other]} home page`}
      </Button>
    </>
  )
}
