// Text that does not fit where it stands: it reaches over the edge of its button, of a frame that cuts it off, or of the
// window. The drawn map has its own measure, and names that people give may end in an ellipsis.
() => {
  const UNSEEN = 'svg, script, style, .visually-hidden, .skip, [popover]:not(:popover-open)'
  const PLATES = 'button, [role=tab], [role=button], a, label, th, h1, h2, h3, h4, legend'
  const found = new Set()
  const tell = (node, why) => found.add(`${node.data.replace(/\s+/g, ' ').trim()}: ${why}`)
  const name = (box) => `${box.tagName.toLowerCase()}.${box.className}`

  function look(node) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0) return
    // The letters of a line of text are lower than its box.
    const slack = parseFloat(getComputedStyle(node.parentElement).fontSize) / 3
    const faults = []
    for (let box = node.parentElement; box !== document.body; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents') continue
      const { left, right, top, bottom, width } = box.getBoundingClientRect()
      const wide = text.left < left - 1 || text.right > right + 1
      const tall = text.top < top - slack || text.bottom > bottom + slack
      const cuts = overflowX === 'hidden' || overflowX === 'clip'
      // What is no larger than a dot is there for listeners only.
      if (cuts && width <= 1) return
      if (overflowX === 'auto' || overflowX === 'scroll') return faults.forEach((why) => tell(node, why))
      if (cuts && wide) faults.push(`cut off by ${name(box)}`)
      else if (box.matches(PLATES) && (wide || tall)) faults.push(`larger than ${name(box)}`)
    }
    if (text.left < -1 || text.right > innerWidth + 1) faults.push('over the edge of the window')
    faults.forEach((why) => tell(node, why))
  }

  // A plate whose text fits, but which itself does not.
  function lookAround(plate) {
    if (plate.closest(UNSEEN) || !plate.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
    for (let box = plate.parentElement; box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return
    }
    const { left, right, width } = plate.getBoundingClientRect()
    if (width > 1 && (left < -1 || right > innerWidth + 1)) found.add(`${plate.textContent.trim()}: ${name(plate)} over the edge`)
  }

  // What a closed list has chosen, which is no text of the page.
  function lookAt(select) {
    const style = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = style.font
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const chosen = select.selectedOptions[0]?.textContent.trim() ?? ''
    if (pen.measureText(chosen).width > room + 1) found.add(`${chosen}: larger than its ${name(select)}`)
  }

  for (const plate of document.querySelectorAll(`${PLATES}, input, select`)) lookAround(plate)
  for (const select of document.querySelectorAll('select')) if (select.checkVisibility()) lookAt(select)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const seen = node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (node.data.trim() && seen && !node.parentElement.closest(UNSEEN)) look(node)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} wide`)
  return [...found]
}
