/** A code as it is read out and typed again: capitals, four by four. */
export const spokenCode = (code: string): string => code.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ')
