// What lies over any page: the settings, the question for a name, one's account.

class Shell {
  settingsOpen = $state(false)
  nameOpen = $state(false)
  accountOpen = $state(false)
  /** Which part of the account dialog is open from the start. */
  accountPart: 'keep' | 'sign-in' | null = null
  vacationOpen = $state(false)
  /** Another device has taken the code of this one. */
  movedOpen = $state(false)

  openSettings(): void {
    this.settingsOpen = true
  }

  openAccount(part: 'keep' | 'sign-in' | null = null): void {
    this.accountPart = part
    this.accountOpen = true
  }

  openVacation(): void {
    this.vacationOpen = true
  }

  openName(): void {
    this.nameOpen = true
  }
}

export const shell = new Shell()
