export const help = `hashi-contract --target URL [options]

Checks a backend against the contract. Without --allow-writes it calls only what changes nothing.

  --target URL          the origin of the backend, without /api/v1
  --allow-writes        also call what changes data: registers, applies, changes a profile and back
  --adapter FILE        a module with the hooks of the backend: accounts, lastMail, reset, clock
  --account EMAIL:PASS  an applicant of the backend; several may be named, the first has applications
  --only NAME           a tag or an operation; several may be named
  --except NAME         leave out a tag or an operation, for a backend that is built in parts
  --language ja|en      one language only; usually both
  --report FILE         write a report: .json, .xml (JUnit) or .html; several may be named
  --waivers FILE        a JSON list of accepted findings, each with a reason and an end
  --min-coverage N      fail below N percent of the declared statuses
  --generated N         the number of generated requests for each operation (10)
  --seed N              the seed of generated requests (1)
  --watch PATH          run again after a change below PATH, and print only the difference, until Ctrl+C;
                        several may be named
  --rate N              the highest number of requests a second (20; 1000 with --watch)
  --time-limit N        the longest duration in seconds (900)
  --mail-wait N         how long a mail may take after its request, in seconds (5)
  --prism               the target is a static mock that knows no state, such as Prism
  --proxy PORT          judge the traffic of an app: listen on PORT and pass calls on to the target,
                        until Ctrl+C, or until the command after -- ends
  --contract FILE       another copy of the contract, an OpenAPI 3.1 document in JSON
  --quiet               print findings only
  --help, --version

Exit codes
  0  no findings
  1  findings
  2  wrong options, adapter, waivers or contract, or accounts that cannot log in
  3  the target gives no answer
  4  the coverage is below --min-coverage
  5  the time limit or Ctrl+C ended the run; its reports are written
  6  the command after -- failed
`
