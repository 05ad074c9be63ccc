// Runs before an install, with the Node of the system. On Linux x64 Node 24 is installed as a package.
const major = Number(process.versions.node.split('.')[0])
const comesAsPackage = process.platform === 'linux' && process.arch === 'x64'
const needed = comesAsPackage ? 20 : 24
if (major < needed) {
  console.error(`\nHashi needs Node ${needed} or later here; this is Node ${process.versions.node}.\n`)
  process.exit(1)
}
