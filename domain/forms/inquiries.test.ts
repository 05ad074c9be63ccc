/** Tests every rule of the inquiries and the invitation (specification §5) by its exact text in both languages. */

import {
  CONSENT,
  type Message,
  type Row,
  describeForm,
  long,
  max,
  sender,
  testRequiredFields,
} from '../../tests/support/formRules.ts'
import { blankInquiry, blankInvitation } from './blanks.ts'
import { inquiryForms } from './inquiry.ts'
import { invitationForm } from './invitation.ts'
import { filledInquiry, filledInvitation } from './samples.ts'

const REQUIRED: Message = ['This field is required. Please fill in.', '必須項目です。入力してください。']
const NAME: Message = ['Please enter your name.', 'お名前を入力してください。']
const NUMERIC: Message = ['Please enter numbers only.', '数字だけで入力してください。']
const DETAILS: Message = ['Please enter your inquiry details.', 'お問い合わせ内容を入力してください。']

const inquirer: Row[] = [
  ...sender,
  [{ name: '' }, 'name', NAME],
  [{ name: long(100) }, 'name', max(100)],
  [{ contents: long(3000) }, 'contents', max(3000)],
  [{ agree: false }, 'agree', CONSENT],
]
const other: Row[] = [
  [{ type: '' }, 'type', ['Please choose the type of inquiry.', 'お問い合わせの種類を選択してください。']],
  [{ companyName: long(100) }, 'companyName', max(100)],
  [{ contents: ' \n ' }, 'contents', DETAILS],
]
const recruiting: Row[] = [
  [{ companyName: '' }, 'companyName', REQUIRED],
  [{ companyName: long(100) }, 'companyName', max(100)],
  [{ title: '' }, 'title', REQUIRED],
  [{ title: long(100) }, 'title', max(100)],
  [{ positionsNeeded: '' }, 'positionsNeeded', REQUIRED],
  [{ positionsNeeded: long(500) }, 'positionsNeeded', max(500)],
  [{ noOfEmployeeNeeded: '' }, 'noOfEmployeeNeeded', REQUIRED],
  [{ noOfEmployeeNeeded: '3人' }, 'noOfEmployeeNeeded', NUMERIC],
  [{ noOfEmployeeNeeded: '1'.repeat(11) }, 'noOfEmployeeNeeded', max(10)],
]
const invitation: Row[] = [
  [{ nationality: '' }, 'nationality', ['Please choose your nationality.', '国籍を選択してください。']],
]

describeForm({
  name: 'general inquiry',
  form: inquiryForms.general,
  filled: filledInquiry.general,
  rows: [...inquirer, [{ contents: '' }, 'contents', DETAILS]],
})
describeForm({
  name: 'other inquiry',
  form: inquiryForms.other,
  filled: filledInquiry.other,
  rows: [...inquirer, ...other],
})
describeForm({
  name: 'company inquiry',
  form: inquiryForms.recruiting,
  filled: filledInquiry.recruiting,
  rows: [...inquirer, ...recruiting],
})
describeForm({
  name: 'invitation',
  form: invitationForm,
  filled: filledInvitation,
  rows: [...inquirer, ...invitation],
})

const senderNeeds = ['name', 'email', 'email_confirm']
const companyNeeds = ['companyName', 'title', 'positionsNeeded', 'noOfEmployeeNeeded']

testRequiredFields('general inquiry', inquiryForms.general, blankInquiry.general, [
  ...senderNeeds,
  'contents',
  'agree',
])
testRequiredFields('other inquiry', inquiryForms.other, blankInquiry.other, [
  'type',
  ...senderNeeds,
  'contents',
  'agree',
])
testRequiredFields('company inquiry', inquiryForms.recruiting, blankInquiry.recruiting, [
  ...companyNeeds,
  ...senderNeeds,
  'agree',
])
testRequiredFields('invitation', invitationForm, blankInvitation, [...senderNeeds, 'nationality', 'agree'])
