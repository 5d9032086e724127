// What somebody reaches: by Tab (`stop`), and with a finger (`targets`). Read by tests/browser/test_reach.py.
({
  name(element) {
    const words = element.ariaLabel || element.innerText || element.closest('label')?.innerText || element.labels?.[0]?.innerText || element.title
    const tag = element.tagName.toLowerCase() + [...element.classList].filter((one) => !one.startsWith('svelte-')).map((one) => `.${one}`).join('')
    return `${tag} "${(words || '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  },

  /** Where the focus is, and what is wrong with that. Null: on the page itself. */
  stop() {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const problems = []
    // a drawn box stands for an input that is not seen itself
    const drawn = element.matches('input') && element.getBoundingClientRect().width < 4 ? element.closest('label') : null
    const box = (drawn ?? element).getBoundingClientRect()
    const style = getComputedStyle(element)
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
    const ringed = style.boxShadow !== 'none' || (element instanceof SVGElement && style.stroke !== 'none')
    const within = element.closest('label, li, .field, .switch, .choice')
    const around = within && (getComputedStyle(within).boxShadow !== 'none' || getComputedStyle(within).outlineStyle !== 'none')
    const beside = element.nextElementSibling && getComputedStyle(element.nextElementSibling).boxShadow !== 'none'
    if (!outlined && !ringed && !around && !beside) problems.push('the focus cannot be seen')
    if (box.width === 0 || box.height === 0) problems.push('it has no size')
    const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth)
    const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight)
    if (right - left < 1 || bottom - top < 1) problems.push('it lies outside of the window')
    else if (box.width > 4 || box.height > 4) {
      const points = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]].map(([u, v]) => document.elementFromPoint(left + u * (right - left), top + v * (bottom - top)))
      const seen = (one) => one && (element.contains(one) || one.contains(element) || (within ?? element).contains(one))
      if (!points.some(seen)) problems.push('something covers it')
    }
    if (element.tabIndex > 0) problems.push('it has a place of its own in the order')
    const group = element.closest('dialog, nav, header, form, section, fieldset, table, ul, ol, [role="group"], [role="tablist"], main') ?? document.body
    document.reachGroups ??= []
    if (!document.reachGroups.includes(group)) document.reachGroups.push(group)
    // where it stands in what scrolls, however far that is scrolled now
    let scrolled = 0
    for (let around = element.parentElement; around; around = around.parentElement) scrolled += around.scrollTop
    document.reachSeen ??= new WeakSet()
    const again = document.reachSeen.has(element)
    document.reachSeen.add(element)
    return { name: this.name(element), problems, again, group: document.reachGroups.indexOf(group), box: [box.left, box.top + scrolled, box.right, box.bottom + scrolled] }
  },

  /** Every visible thing that can be pressed, with the size of what a finger hits. */
  targets() {
    const ACTIVE = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="radio"], [role="checkbox"]'
    const open = document.querySelector('dialog[open]') ?? document
    const found = [...open.querySelectorAll(ACTIVE)].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.height > 1 && box.bottom + scrollY > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"], .visually-hidden') && !element.matches('[type="hidden"]')
    })
    return found.map((element) => {
      const label = element.matches('input, select, textarea') ? element.closest('label') : null
      const box = (label ?? element).getBoundingClientRect()
      // what is drawn around a small thing to be hit belongs to it
      const more = ['::before', '::after'].map((part) => getComputedStyle(element, part)).filter((style) => style.content !== 'none' && style.position === 'absolute')
      const grown = more.map((style) => [parseFloat(style.width), parseFloat(style.height)])
      // a word of a sentence, which cannot be larger than its line
      const inline = element.matches('a, button') && (getComputedStyle(element).display === 'inline' || getComputedStyle(element).cursor === 'help')
      return {
        name: this.name(element), inline, on: element.closest('svg') ? 'map' : '',
        width: Math.max(box.width, ...grown.map(([width]) => width || 0)), height: Math.max(box.height, ...grown.map(([, height]) => height || 0)),
      }
    })
  },
})
