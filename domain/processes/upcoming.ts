type Appointment = { endsAt: string }

/** Returns an appointment that is not over, else null. */
export const upcoming = <Of extends Appointment>(appointment: Of | null, now: Date): Of | null =>
  appointment !== null && Date.parse(appointment.endsAt) >= now.getTime() ? appointment : null
