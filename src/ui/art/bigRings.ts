/** Returns the wave pattern of wide pictures: rings of radius 22 on a pattern 44 wide, starting at height `y`. */
export function bigRings(key: string, line: string, ground: string, y: number): string {
  const places = ['22" y="0', '0" y="11', '44" y="11', '22" y="22', '0" y="33', '44" y="33']
  const ring = `<g id="b${key}" stroke="${line}" fill="none"><circle r="22" fill="${ground}"/><circle r="16"/><circle r="10"/></g>`
  const rings = places.map((place) => `<use href="#b${key}" x="${place}"/>`).join('')
  return `${ring}<pattern id="r${key}" width="44" height="22" patternUnits="userSpaceOnUse" y="${y}">${rings}</pattern>`
}
