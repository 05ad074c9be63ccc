import { type WithdrawValues, blankWithdraw, withdrawForm } from '#domain/forms/intentions.ts'
import { shortName } from '#domain/text.ts'
import { useTexts } from '#src/context/language.ts'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { IntentionDialog } from './IntentionDialog.tsx'
import type { IntentionDialogPart } from './part.ts'

const early = ['employer-named', 'consent-asked', 'consent-given'] as const

/** Withdraws an application, with reasons for the advisor only. */
export function WithdrawDialog({ process, onClose }: IntentionDialogPart) {
  const { withdraw: t } = useTexts('intentions')
  const { status, ledger, advisor, process_id: id } = process
  const typed = useTyped<WithdrawValues>(`withdraw.${id}`, blankWithdraw)
  const form = useRuleForm({
    schema: withdrawForm,
    values: typed.values,
    labelOf: () => t.reasons,
    onChange: typed.keep,
  })
  const last = ledger?.at(-1)?.event
  const wasSent =
    status !== 'MyPageAppReceived' || !(last === undefined || early.some((each) => each === last))
  const texts = new Map<string, string>(Object.entries(t.choices))
  return (
    <IntentionDialog
      process={process}
      title={t.title}
      form={form}
      wishOf={({ reasons, contents }) => ({
        intention: 'withdraw',
        lines: [t.send, ...reasons.map((reason) => texts.get(reason) ?? ''), contents],
      })}
      onSent={typed.drop}
      onClose={onClose}
      follows={t.follows({ advisor: shortName(advisor.name), wasSent })}
      cancel={t.cancel}
      send={{ label: t.send, tone: 'danger' }}
    >
      <CheckboxesField<WithdrawValues>
        name="reasons"
        label={t.reasons}
        optional
        choices={[...texts].map(([value, label]) => ({ value, label }))}
      />
    </IntentionDialog>
  )
}
