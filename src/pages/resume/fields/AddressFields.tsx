import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ResumePersonValues } from '#domain/forms/resume.ts'
import { formattedPostalCode, prefectureOf } from '#domain/postalCodes.ts'
import { useTexts } from '#src/context/language.ts'
import { FieldGroup, FieldPair } from '#src/forms/FieldGroup.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import styles from './fields.module.css'

const contactFields = [
  'contactPostalCode',
  'contactAddress',
  'contactAddressKana',
  'contactPhoneNumber',
] as const satisfies (keyof ResumePersonValues)[]

/** The address, and another one for contact. */
export function AddressFields() {
  const t = useTexts('resume')
  const { getValues } = useFormContext<ResumePersonValues>()
  const { errors } = useFormState<ResumePersonValues>({ name: contactFields })
  const isOpen = contactFields.some((name) => name in errors || getValues(name) !== '')
  return (
    <FieldGroup title={t.address}>
      <FieldPair>
        <TextField<ResumePersonValues>
          optional
          name="postalCode"
          label={t.labels.postalCode}
          help={t.postalHelp}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField<ResumePersonValues>
          optional
          name="phoneNumber"
          type="tel"
          label={t.labels.phoneNumber}
          help={t.phoneHelp}
          autoComplete="tel"
        />
      </FieldPair>
      <PrefectureButton code="postalCode" address="address" />
      <TextField<ResumePersonValues>
        optional
        name="address"
        label={t.labels.address}
        autoComplete="street-address"
      />
      <TextField<ResumePersonValues>
        optional
        name="addressKana"
        label={t.labels.addressKana}
        help={t.addressKanaHelp}
      />
      <details open={isOpen} className={styles.contact}>
        <summary>{t.contact}</summary>
        <p className="meta">{t.contactHelp}</p>
        <FieldPair>
          <TextField<ResumePersonValues>
            optional
            name="contactPostalCode"
            label={t.labels.contactPostalCode}
            inputMode="numeric"
          />
          <TextField<ResumePersonValues>
            optional
            name="contactPhoneNumber"
            type="tel"
            label={t.labels.contactPhoneNumber}
          />
        </FieldPair>
        <PrefectureButton code="contactPostalCode" address="contactAddress" />
        <TextField<ResumePersonValues> optional name="contactAddress" label={t.labels.contactAddress} />
        <TextField<ResumePersonValues>
          optional
          name="contactAddressKana"
          label={t.labels.contactAddressKana}
        />
      </details>
    </FieldGroup>
  )
}

interface PrefectureButtonProps {
  code: 'postalCode' | 'contactPostalCode'
  address: 'address' | 'contactAddress'
}

/** Puts the prefecture of a postal code into an address that lacks it, and writes the code as documents do. */
function PrefectureButton({ code, address }: PrefectureButtonProps) {
  const t = useTexts('resume')
  const { setValue, setFocus } = useFormContext<ResumePersonValues>()
  const [typedCode, typedAddress] = useWatch<ResumePersonValues, [typeof code, typeof address]>({
    name: [code, address],
  })
  const prefecture = prefectureOf(typedCode)
  if (!prefecture || typedAddress.startsWith(prefecture)) return null
  const fill = () => {
    setValue(code, formattedPostalCode(typedCode))
    setValue(address, prefecture + typedAddress)
    setFocus(address)
  }
  return (
    <ActionButton icon="plus" onClick={fill}>
      {t.fillPrefecture({ prefecture })}
    </ActionButton>
  )
}
