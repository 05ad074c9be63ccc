export function reloadOnFailedChunk(): void {}
