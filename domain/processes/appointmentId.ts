/** The id of the appointment on the page of an application. Mails link to it. */
export const APPOINTMENT_ID = 'appointment'
