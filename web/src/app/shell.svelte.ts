// What lies over any page: the settings, and the question for a name.

class Shell {
  settingsOpen = $state(false)
  nameOpen = $state(false)

  openSettings(): void {
    this.settingsOpen = true
  }

  openName(): void {
    this.nameOpen = true
  }
}

export const shell = new Shell()
