// A point of the screen at which a finger or a mouse meets this route of the map and nothing else; null where nothing of
// it can be seen.
(element) => {
  const hit = (x, y) => document.elementFromPoint(x, y) === element
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = []
  for (let x = left; x <= left + width; x += 3) {
    for (let y = top; y <= top + height; y += 3) {
      if (!hit(x, y)) continue
      const around = [[-4, 0], [4, 0], [0, -4], [0, 4]].filter(([dx, dy]) => hit(x + dx, y + dy)).length
      found.push({ x, y, around })
    }
  }
  const most = Math.max(...found.map(({ around }) => around))
  const best = found.filter(({ around }) => around === most)
  const middle = (name) => best.reduce((sum, point) => sum + point[name], 0) / best.length
  const away = ({ x, y }) => Math.hypot(x - middle('x'), y - middle('y'))
  return best.sort((a, b) => away(a) - away(b))[0] ?? null
}
