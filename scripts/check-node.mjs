// Runs before an install, with the Node of the system. On Linux x64 Node 24 is installed as a package; elsewhere the system's own hashes
// passwords with argon2, which Node has since 24.7.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const comesAsPackage = process.platform === 'linux' && process.arch === 'x64'
const needed = comesAsPackage ? [20, 19] : [24, 7]
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `\nHashi needs Node ${needed.join('.')} or later here; this is Node ${process.versions.node}.\n`,
  )
  process.exit(1)
}
