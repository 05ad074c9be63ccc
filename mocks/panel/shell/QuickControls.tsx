import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFaults, listOperations } from '../../control/generated/client.ts'
import { useLogIn, useLogOut, useReset, useSetFaults, useSignedIn } from '../parts/actions.ts'
import { choiceOf, choicesOf, effectOf, withEffect } from '../parts/faultChoices.ts'
import { ANY_OPERATION, operationGroups } from '../parts/operationGroups.ts'
import { findPersona, personaOptions, personaValue } from '../parts/personas.ts'
import styles from './QuickControls.module.css'

/** Settings that a developer changes all the time: they have an effect at once, whichever tab is open. */
export function QuickControls() {
  const logIn = useLogIn()
  const logOut = useLogOut()
  const reset = useReset()
  const signedIn = useSignedIn()
  return (
    <div className={styles.controls}>
      <NativeSelect
        label="Signed in as"
        name="persona"
        value={personaValue(signedIn)}
        disabled={signedIn === undefined || logIn.isPending || logOut.isPending}
        onChange={({ currentTarget }) => {
          const persona = findPersona(currentTarget.value)
          if (persona) logIn.mutate({ persona })
          else logOut.mutate()
        }}
        data={personaOptions(signedIn)}
      />
      <FaultControls />
      <Button
        variant="outline"
        color="red"
        className={styles.reset}
        loading={reset.isPending}
        onClick={() => reset.mutate()}
      >
        Reset
      </Button>
    </div>
  )
}

function FaultControls() {
  const [operation, setOperation] = useState(ANY_OPERATION)
  const operations = useQuery({ queryKey: ['operations'], queryFn: () => listOperations() }).data?.items ?? []
  const faults = useQuery({ queryKey: ['faults'], queryFn: () => listFaults() }).data?.items ?? []
  const setFaults = useSetFaults()
  const present = faults.map(({ fault }) => fault)
  const effect = present.find((fault) => fault.operation === operation)?.effect ?? null
  return (
    <>
      <NativeSelect
        label="Operation"
        name="operation"
        value={operation}
        data={operationGroups(operations)}
        onChange={({ currentTarget }) => setOperation(currentTarget.value)}
      />
      <NativeSelect
        label="Fault"
        name="fault"
        value={effect ? choiceOf(effect) : ''}
        data={choicesOf(operations, operation)}
        onChange={({ currentTarget }) =>
          setFaults.mutate(withEffect(present, operation, effectOf(currentTarget.value)))
        }
      />
    </>
  )
}
