import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Persona } from '../../control/generated/client.ts'
import { useLogIn, useLogInAgain, usePersonas } from '../parts/actions.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Part } from '../parts/Part.tsx'
import { sampleAccounts, situations } from '../parts/personas.ts'
import { NoRows, Row, Rows } from '../parts/Rows.tsx'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'ja', label: 'Japanese' },
]

const isSample = ({ persona }: Persona) => sampleAccounts.some((sample) => sample.persona === persona)

/** Signs in as a sample account, or makes a new person in a situation. */
export function PersonasTab() {
  const [language, setLanguage] = useState<'ja' | 'en'>('en')
  const logIn = useLogIn()
  const people = usePersonas()
  return (
    <>
      <Part title="Sample accounts">
        <Rows>
          {sampleAccounts.map(({ persona, label, text }) => (
            <Row
              key={persona}
              title={label}
              text={text}
              actions={
                persona === 'pending' ? (
                  <OpenLink person={people.data?.items.find((person) => person.persona === persona)} />
                ) : (
                  <Button aria-label={`Sign in as ${label}`} onClick={() => logIn.mutate({ persona })}>
                    Sign in
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      </Part>
      <Part
        title="New people"
        hint="Each press makes another person and signs in."
        actions={
          <NativeSelect
            aria-label="Language of a new person"
            value={language}
            data={languages}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'ja' ? 'ja' : 'en')}
          />
        }
      >
        <Rows>
          {situations.map(({ persona, label, text }) => (
            <Row
              key={persona}
              title={label}
              text={text}
              actions={
                <Button
                  variant="outline"
                  aria-label={`Make a person: ${label}`}
                  onClick={() => logIn.mutate({ persona, language })}
                >
                  Make
                </Button>
              }
            />
          ))}
        </Rows>
      </Part>
      <Part title="Made since the last reset">
        <Loaded query={people}>
          {({ items }) => <MadePeople people={items.filter((person) => !isSample(person))} />}
        </Loaded>
      </Part>
    </>
  )
}

function MadePeople({ people }: { people: Persona[] }) {
  const logInAgain = useLogInAgain()
  if (people.length === 0) return <NoRows>Nobody yet. Make a person above.</NoRows>
  return (
    <Rows>
      {people.map(({ id, name, email, password, link, persona }) => (
        <Row
          key={id}
          title={name}
          text={
            <>
              {email}
              {password === null ? '' : ` / ${password}`}
              <br />
              {situations.find((situation) => situation.persona === persona)?.label}
            </>
          }
          actions={
            <>
              <CopyText text={email} label="Copy email" />
              {password !== null && (
                <Button
                  aria-label={`Sign in as ${name}`}
                  onClick={() => logInAgain.mutate({ email, password })}
                >
                  Sign in
                </Button>
              )}
              {link !== null && <OpenLink person={{ name, link }} />}
            </>
          }
        />
      ))}
    </Rows>
  )
}

function OpenLink({ person }: { person: Pick<Persona, 'name' | 'link'> | undefined }) {
  if (!person?.link) return null
  return (
    <Button component="a" href={person.link} variant="outline" aria-label={`Open the link of ${person.name}`}>
      Open the link
    </Button>
  )
}
