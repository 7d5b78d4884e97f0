// Which properties of types nobody reads. A property is read where code names it (a.b, a['b'], { b } = a), where it leaves
// the typed world (JSON, a library, an index of any key), and where it becomes a property of another type that is read.
import { relative } from 'node:path'
import ts from 'typescript'
import { isForeign, isOwn, ownProperties, spread, UNTYPED, type Walk } from './flows.ts'
import { visit } from './reads.ts'

export interface Unread {
  /** From the project's root. */
  readonly file: string
  /** "InterfaceTexts.link.newTab". */
  readonly name: string
}

/** The program of some files, with the compiler options of the project. */
export function programOf(root: string, isProduct: (file: string) => boolean): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram(
    fileNames.filter((file) => isProduct(relative(root, file))),
    options,
  )
}

/** Properties of the types of a program that its files never read, in the order of files. */
export function unreadProperties(program: ts.Program, root: string): Unread[] {
  const own = program.getSourceFiles().filter(({ fileName }) => isOwn(fileName))
  const walk: Walk = {
    checker: program.getTypeChecker(),
    ...{ read: new Set(), flows: new Map(), left: new Set(), joined: new Map() },
    ...{ claimed: new Set(), names: new Set(), texts: new Set(), untyped: UNTYPED },
  }
  for (const source of own) {
    // In templates an `object` is the props of an island, which says itself what it reads.
    walk.untyped = UNTYPED | (isTemplate(source) ? 0 : ts.TypeFlags.NonPrimitive)
    visit(walk, source)
  }
  spread(walk)
  const isReadElsewhere = plainReads(walk, own)
  return own
    .flatMap((source) => declared(source))
    .filter((node) => !walk.read.has(node) && !isFileOfData(node) && !isReadElsewhere(node))
    .map((node) => ({ file: relative(root, node.getSourceFile().fileName), name: nameOf(node) }))
}

/**
 * What schemas describe and what templates give reaches src/ and functions/ as plain data, read under other types or none. A
 * file of site/data that they never name reaches templates alone.
 */
function plainReads(walk: Walk, own: readonly ts.SourceFile[]): (node: Property) => boolean {
  const types = claimedNames(walk)
  const names = new Set([...walk.names, ...types.flatMap((one) => [...one])])
  const typed = typedAlone(walk, own)
  return (node) => {
    const source = node.getSourceFile()
    if (isTemplate(source)) return isReadAsTwin(node, types)
    return source.fileName.includes('/schemas/') && !typed.has(node.parent) && names.has(node.name.getText())
  }
}

/** The names that are read of each type of plain data. */
function claimedNames({ claimed, read }: Walk): ReadonlySet<string>[] {
  return [...claimed].map((type) => {
    const found = ownProperties(type).filter(({ declarations }) => declarations?.some((one) => read.has(one)))
    return new Set(found.map(({ name }) => name))
  })
}

/** Whether a property is read under a type that names nothing but what stands beside the property. */
function isReadAsTwin(node: Property, types: readonly ReadonlySet<string>[]): boolean {
  const name = node.name.getText()
  const beside = new Set(
    ts.isTypeLiteralNode(node.parent) || ts.isInterfaceDeclaration(node.parent)
      ? node.parent.members.map((one) => one.name?.getText())
      : [],
  )
  return types.some((names) => names.has(name) && [...names].every((one) => beside.has(one)))
}

/** The types of files of site/data that no code but the templates names. */
function typedAlone({ checker, texts }: Walk, own: readonly ts.SourceFile[]): ReadonlySet<ts.Node> {
  const found = own.flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
  const files = found.find(({ name }) => name.text === 'SiteData')?.members ?? []
  const [named, others] = [new Set<ts.Node>(), new Set<ts.Node>()]
  for (const file of files) {
    const isNamed = texts.has(kebab(file.name?.getText() ?? ''))
    within(checker, checker.getTypeAtLocation(file), isNamed ? named : others)
  }
  return new Set([...others].filter((node) => !named.has(node)))
}

/** Adds what declares a type and all that is in it. */
function within(checker: ts.TypeChecker, type: ts.Type, found: Set<ts.Node>): void {
  for (const one of type.isUnionOrIntersection() ? type.types : []) within(checker, one, found)
  if (!(type.flags & ts.TypeFlags.Object)) return
  if (isForeign(type)) {
    for (const { type: one } of checker.getIndexInfosOfType(type)) within(checker, one, found)
    return
  }
  const nodes = type.symbol.declarations?.filter((one) => !found.has(one)) ?? []
  for (const node of nodes) found.add(node)
  if (nodes.length > 0) for (const one of type.getProperties()) within(checker, checker.getTypeOfSymbol(one), found)
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function isTemplate({ fileName }: ts.SourceFile): boolean {
  return fileName.includes('/templates/')
}

type Property = ts.PropertySignature | ts.MethodSignature | ts.PropertyAssignment

/** Every property that a type declares, and every entry of a table of settings. */
function declared(source: ts.SourceFile): Property[] {
  const found: Property[] = []
  const look = (node: ts.Node) => {
    if ((ts.isPropertySignature(node) && !isMark(node)) || ts.isMethodSignature(node)) found.push(node)
    if (isSettings(node)) found.push(...node.expression.properties.filter(ts.isPropertyAssignment))
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

/** Pages reach the entries of such a file by their names, whether or not a template names the file. */
function isFileOfData({ parent }: Property): boolean {
  return ts.isInterfaceDeclaration(parent) && parent.name.text === 'SiteData'
}

/** `kind: 'text'` distinguishes a type from others, even where nobody reads it. */
function isMark({ type }: ts.PropertySignature): boolean {
  return type !== undefined && ts.isLiteralTypeNode(type)
}

type SettingsLiteral = ts.SatisfiesExpression & { readonly expression: ts.ObjectLiteralExpression }

function isSettings(node: ts.Node): node is SettingsLiteral {
  return (
    ts.isSatisfiesExpression(node) &&
    node.type.getText() === 'SettingsTable' &&
    ts.isObjectLiteralExpression(node.expression)
  )
}

function nameOf(node: Property): string {
  const names: string[] = []
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const isNamed = 'name' in at && at.name && ts.isIdentifier(at.name as ts.Node)
    if (isNamed || ts.isPropertySignature(at)) names.unshift((at as ts.NamedDeclaration).name?.getText() ?? '')
  }
  return names.join('.')
}
