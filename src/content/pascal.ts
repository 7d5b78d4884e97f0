/** The name of the component that draws sections of a type: "team-members" -> "TeamMembers". */
export function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
