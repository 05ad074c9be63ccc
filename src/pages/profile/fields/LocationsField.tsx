import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { AdditionValues } from '#domain/forms/profile.ts'
import { prefecturesOf } from '#domain/places.ts'
import { Region } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { GroupFrame, useField } from '#src/forms/field.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './LocationsField.module.css'

const NAME = 'desiredLocation'

/** The desired places of work: regions, and the prefectures of each behind a disclosure. */
export function LocationsField() {
  const t = useTexts('profile')
  const { prefecture: prefectures, region: regions } = useTexts('jobOptions')
  const { ids, error, control } = useField(NAME, t.desiredLocationHint)
  const chosen: AdditionValues[typeof NAME] = useWatch({ name: NAME })
  const [before] = useState(chosen)
  return (
    <GroupFrame
      optional
      ids={ids}
      error={error}
      label={t.desiredLocation}
      help={t.desiredLocationHint}
      className={styles.field}
    >
      {Region.map((region, index) => {
        const within = prefecturesOf(region)
        const count = within.filter((each) => chosen.includes(each)).length
        return (
          <div key={region} className={styles.region}>
            <Checkbox
              {...control}
              id={index === 0 ? NAME : `${NAME}-${region}`}
              value={region}
              label={regions[region]}
            />
            {within.length > 1 && (
              <details className={styles.more} open={within.some((each) => before.includes(each))}>
                <summary>
                  <Icon name="down" size="sm" />
                  {t.prefecturesOf({ region: regions[region], count })}
                </summary>
                <div className={styles.prefectures}>
                  {within.map((prefecture) => (
                    <Checkbox
                      key={prefecture}
                      {...control}
                      id={`${NAME}-${prefecture}`}
                      value={prefecture}
                      label={prefectures[prefecture]}
                    />
                  ))}
                </div>
              </details>
            )}
          </div>
        )
      })}
    </GroupFrame>
  )
}
