// How values flow from one type into another: a property whose value becomes another one's is read where that is read.
import ts from 'typescript'

/** Flow of values from the properties of one type into those of another. */
type Flows = Map<ts.Node, Set<ts.Node>>

/** What the walk over a program finds. */
export interface Walk {
  readonly checker: ts.TypeChecker
  readonly read: Set<ts.Node>
  readonly flows: Flows
  /** Types that are passed to something that is not analysed. */
  readonly left: Set<ts.Type>
  readonly joined: Map<ts.Type, Set<ts.Type>>
  /** Types that are only asserted of plain data: of parsed JSON, of a module that esbuild has compiled. */
  readonly claimed: Set<ts.Type>
  /** Names that are read from untyped values. */
  readonly names: Set<string>
  /** Texts of the code outside templates, such as names of files. */
  readonly texts: Set<string>
  /** Flags of the types that say nothing of a value. */
  untyped: ts.TypeFlags
}

/** Whether a file is ours. */
export function isOwn(fileName: string): boolean {
  return !fileName.includes('/node_modules/') && !fileName.endsWith('.d.ts')
}

/** Types that have no properties of ours. */
export const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.VoidLike |
  ts.TypeFlags.Null
export const UNTYPED = ts.TypeFlags.Any | ts.TypeFlags.Unknown

/** Notes that a property is read, whichever types declare it. */
export function markRead({ read }: Walk, property: ts.Symbol): void {
  for (const declaration of property.declarations ?? []) read.add(declaration)
}

/** Values of one type become values of another. */
export function join(walk: Walk, from: ts.Type, to: ts.Type): void {
  if (from === to || from.flags & PRIMITIVE) return
  if (from.isUnion()) for (const one of from.types) join(walk, one, to)
  else if (to.isUnion()) for (const one of to.types) join(walk, from, one)
  else if (to.flags & walk.untyped || isAnything(walk, to)) leave(walk, from)
  else if (from.flags & UNTYPED) claim(walk, to)
  else if (to.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) joinOnce(walk, from, to)
}

/** `{}`: whatever takes it reads all of it. */
function isAnything(walk: Walk, type: ts.Type): boolean {
  const isLiteral = Boolean((type.symbol?.flags ?? 0) & ts.SymbolFlags.TypeLiteral) && !indexOf(walk, type)
  return isLiteral && type.getProperties().length === 0 && type.getCallSignatures().length === 0
}

function joinOnce(walk: Walk, from: ts.Type, to: ts.Type): void {
  const known = walk.joined.get(from) ?? new Set()
  if (known.has(to)) return
  walk.joined.set(from, known.add(to))
  joinObjects(walk, from, to)
}

function joinObjects(walk: Walk, from: ts.Type, to: ts.Type): void {
  joinCalls(walk, from, to)
  if (isForeign(from)) joinArguments(walk, from, to)
  else joinMembers(walk, from, to)
}

/** A list of ours becomes a list of something else, and so does what it holds. */
function joinArguments(walk: Walk, from: ts.Type, to: ts.Type): void {
  const wanted = argumentsOf(walk, to)
  for (const [at, one] of argumentsOf(walk, from).entries()) if (wanted[at]) join(walk, one, wanted[at])
}

function joinMembers(walk: Walk, from: ts.Type, to: ts.Type): void {
  const index = indexOf(walk, to)
  // A table of settings is gone through as a whole; what has to be read is each value that it gives.
  if (index && to.symbol?.name === 'SettingsTable') return
  const ownIndex = indexOf(walk, from)
  if (ownIndex && index) join(walk, ownIndex, index)
  else if (ownIndex && ownIndex.flags & UNTYPED) claim(walk, to)
  for (const property of from.getProperties()) joinProperty(walk, property, to)
}

function joinProperty(walk: Walk, property: ts.Symbol, to: ts.Type): void {
  const [target, index] = [walk.checker.getPropertyOfType(to, property.name), indexOf(walk, to)]
  if (target) connect(walk, property, target)
  else if (index) {
    markRead(walk, property)
    join(walk, walk.checker.getTypeOfSymbol(property), index)
  }
}

function indexOf({ checker }: Walk, type: ts.Type): ts.Type | undefined {
  return checker.getIndexTypeOfType(type, ts.IndexKind.String)
}

/** Whether a type comes from a library: arrays, maps, promises. Their contents are analysed, not they themselves. */
export function isForeign(type: ts.Type): boolean {
  // Partial<T> and its like stand in a library, too, but consist of our properties.
  if ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) return false
  return type.symbol?.declarations?.every((one) => !isOwn(one.getSourceFile().fileName)) ?? false
}

function argumentsOf({ checker }: Walk, type: ts.Type): readonly ts.Type[] {
  return type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference
    ? checker.getTypeArguments(type as ts.TypeReference)
    : []
}

/** A function that is given away gets what the other side's parameters say, and gives back its result. */
function joinCalls(walk: Walk, from: ts.Type, to: ts.Type): void {
  const { checker } = walk
  const [given] = from.getCallSignatures()
  const [wanted] = to.getCallSignatures()
  if (!given || !wanted) return
  for (const [at, parameter] of wanted.getParameters().entries()) {
    const own = given.getParameters()[at]
    if (own) join(walk, checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(own))
  }
  join(walk, given.getReturnType(), wanted.getReturnType())
}

function connect(walk: Walk, from: ts.Symbol, to: ts.Symbol): void {
  for (const source of from.declarations ?? [])
    for (const target of to.declarations ?? []) {
      if (source === target) continue
      if (!isOwn(target.getSourceFile().fileName)) walk.read.add(source)
      const targets = walk.flows.get(source) ?? new Set()
      walk.flows.set(source, targets.add(target))
    }
  join(walk, walk.checker.getTypeOfSymbol(from), walk.checker.getTypeOfSymbol(to))
}

/** All of a type is read by something that is not analysed. */
export function leave(walk: Walk, type: ts.Type): void {
  for (const one of newIn(type, walk.left)) {
    for (const inner of insideOf(walk, one)) leave(walk, inner)
    for (const { parameters } of one.getCallSignatures())
      for (const parameter of parameters) claim(walk, walk.checker.getTypeOfSymbol(parameter))
    for (const property of ownProperties(one)) {
      markRead(walk, property)
      leave(walk, walk.checker.getTypeOfSymbol(property))
    }
  }
}

/** Plain data is asserted to be of a type: what is read of that is read of whatever the data was before. */
function claim(walk: Walk, type: ts.Type): void {
  for (const one of newIn(type, walk.claimed)) {
    for (const inner of insideOf(walk, one)) claim(walk, inner)
    for (const signature of one.getCallSignatures()) {
      for (const parameter of signature.parameters) leave(walk, walk.checker.getTypeOfSymbol(parameter))
      claim(walk, signature.getReturnType())
    }
    for (const property of ownProperties(one)) claim(walk, walk.checker.getTypeOfSymbol(property))
  }
}

/** The objects that a type may be, those alone that were not met before; they are met with this. */
function newIn(type: ts.Type, met: Set<ts.Type>): ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((one) => newIn(one, met))
  if (!(type.flags & ts.TypeFlags.Object) || met.has(type)) return []
  met.add(type)
  return [type]
}

/** What a map, a list or a record holds. */
function insideOf(walk: Walk, type: ts.Type): readonly ts.Type[] {
  const index = indexOf(walk, type)
  return index ? [...argumentsOf(walk, type), index] : argumentsOf(walk, type)
}

/** Properties that we have declared. */
export function ownProperties(type: ts.Type): ts.Symbol[] {
  return isForeign(type) ? [] : type.getProperties()
}

/** Reading a property reads each one that flows into it. */
export function spread({ read, flows }: Walk): void {
  for (let before = -1; before < read.size; ) {
    before = read.size
    for (const [source, targets] of flows) if ([...targets].some((target) => read.has(target))) read.add(source)
  }
}
