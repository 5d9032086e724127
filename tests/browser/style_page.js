// Pictures of the style page: made small, and compared with what was kept. Evaluated as an expression.
{
  // A picture is kept with a point for so many of its own, each way.
  SCALE: 4,
  // Letters are drawn a little differently by each version of a browser; a point differs if none nearby is alike (of 255).
  ALIKE: 20,
  NEARBY: 1,
  // So many different points within a tile are a change that people would see.
  TILE: 8,
  MOST: 12,

  async read(text, type, scale) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type }))
    const [width, height] = [Math.round(picture.width / scale), Math.round(picture.height / scale)]
    const even = await createImageBitmap(picture, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen.drawImage(even, 0, 0)
    return { width, height, canvas: pen.canvas, data: pen.getImageData(0, 0, width, height).data }
  },

  async small(text) {
    const { canvas } = await this.read(text, 'image/png', this.SCALE)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  },

  // Where they differ, as places in the full picture. Both have lost what is lost by keeping them.
  async differences([now, kept]) {
    const [a, b] = [await this.read(await this.small(now), 'image/webp', 1), await this.read(kept, 'image/webp', 1)]
    if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) {
      return [`it is ${a.width} × ${a.height} and was ${b.width} × ${b.height}`]
    }
    const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)]
    const apart = (x, y, p, q) => {
      let most = 0
      for (let i = 0; i < 3; i++) most = Math.max(most, Math.abs(a.data[(y * a.width + x) * 4 + i] - b.data[(q * b.width + p) * 4 + i]))
      return most
    }
    const tiles = new Map()
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let least = 255
        for (let q = Math.max(0, y - this.NEARBY); q <= Math.min(height - 1, y + this.NEARBY); q++) {
          for (let p = Math.max(0, x - this.NEARBY); p <= Math.min(width - 1, x + this.NEARBY); p++) least = Math.min(least, apart(x, y, p, q))
        }
        if (least <= this.ALIKE) continue
        const tile = [x, y].map((at) => Math.floor(at / this.TILE) * this.TILE * this.SCALE).join(', ')
        tiles.set(tile, (tiles.get(tile) ?? 0) + 1)
      }
    }
    return [...tiles].filter(([, count]) => count > this.MOST).map(([tile, count]) => `at ${tile}: ${count} points`)
  },
}
