/** Returns the full years of age on a day; both are full-dates ('1992-04-17'). A person born on 29 February turns older on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  const birthdayIsAhead = day.slice(5) < birthday.slice(5)
  return birthdayIsAhead ? years - 1 : years
}
