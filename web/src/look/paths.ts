// Drawings moved to where they stand. What stands in a path costs nothing more, whereas each element with a transform or
// an opacity of its own is a piece that the browser must put together anew in every frame in which something moves.

export interface Stand {
  readonly x?: number
  readonly y?: number
  /** Size of one unit. */
  readonly scale?: number
  /** Turned clockwise, in degrees. */
  readonly angle?: number
  /** Upside down before it is turned. */
  readonly flip?: boolean
}

/** An SVG path of absolute M, L, H, V, Q, T, A (of circles) and Z, scaled, turned and moved. */
export function moved(d: string, { x = 0, y = 0, scale = 1, angle = 0, flip = false }: Stand): string {
  const turn = (angle * Math.PI) / 180
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  const up = flip ? -1 : 1
  let [u, v] = [0, 0]
  const point = (nextU: number, nextV: number): string => {
    ;[u, v] = [nextU, nextV]
    return `${hundredths(x + u * cos - up * v * sin)} ${hundredths(y + u * sin + up * v * cos)}`
  }
  return [...d.matchAll(/([A-Z])([^A-Z]*)/g)]
    .map(([, command = '', rest = '']) => {
      const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
      if (command === 'Z') return 'Z'
      if (command === 'H') return `L${point(numbers[0] ?? 0, v)}`
      if (command === 'V') return `L${point(u, numbers[0] ?? 0)}`
      if (command === 'A') {
        const [radius = 0, , , large = 0, sweep = 0, toU = 0, toV = 0] = numbers
        return `A${hundredths(radius * scale)} ${hundredths(radius * scale)} 0 ${large} ${flip ? 1 - sweep : sweep} ${point(toU, toV)}`
      }
      if (!/[MLQT]/.test(command)) throw new Error(`a path with "${command}" cannot be moved`)
      const points = Array.from({ length: numbers.length / 2 }, (_, i) => point(numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0))
      return command + points.join(' ')
    })
    .join('')
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
