// Which properties code names: a.b, a['b'], { b } = a, 'b' in a.
import ts from 'typescript'
import { join, leave, markRead, PRIMITIVE, type Walk } from './flows.ts'

/** Notes what a node and all that is in it read. */
export function visit(walk: Walk, node: ts.Node): void {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
  readNode(walk, node)
  if (ts.isStringLiteral(node) && !node.getSourceFile().fileName.includes('/templates/')) walk.texts.add(node.text)
  if (isGiven(node)) flowTo(walk, node, node)
  ts.forEachChild(node, (child) => visit(walk, child))
}

function readNode(walk: Walk, node: ts.Node): void {
  if (ts.isPropertyAccessExpression(node)) readAccess(walk, node)
  else if (ts.isElementAccessExpression(node)) readElement(walk, node)
  else if (ts.isBindingElement(node)) readBinding(walk, node)
  else if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) flowTo(walk, node.expression, node.parent)
  else if (ts.isAsExpression(node)) join(walk, typeOf(walk, node.expression), typeOf(walk, node))
  else if (ts.isForInStatement(node)) leave(walk, typeOf(walk, node.expression))
  else if (ts.isBinaryExpression(node)) readIn(walk, node)
}

/** Whether a node is a value that stands where a type is expected of it; names and texts are not. */
function isGiven(node: ts.Node): node is ts.Expression {
  if (!ts.isExpression(node) || ts.isLiteralExpression(node)) return false
  const { parent } = node
  if (ts.isIdentifier(node) && 'name' in parent && parent.name === node) return ts.isShorthandPropertyAssignment(parent)
  // `const { a } = node`: the pattern alone says what is read of it.
  return !(ts.isVariableDeclaration(parent) && !parent.type && ts.isObjectBindingPattern(parent.name))
}

function typeOf({ checker }: Walk, node: ts.Node): ts.Type {
  return checker.getTypeAtLocation(node)
}

function readAccess(walk: Walk, node: ts.PropertyAccessExpression): void {
  if (isWritten(node)) return
  readNamed(walk, typeOf(walk, node.expression), node.name.text)
}

function readElement(walk: Walk, node: ts.ElementAccessExpression): void {
  const type = typeOf(walk, node.expression)
  const key = typeOf(walk, node.argumentExpression)
  const keys = key.isUnion() ? key.types : [key]
  for (const one of keys) {
    if (one.isStringLiteral()) readNamed(walk, type, one.value)
    else if (!(one.flags & ts.TypeFlags.NumberLike))
      for (const property of type.getProperties()) markRead(walk, property)
  }
}

function readIn(walk: Walk, { left, right, operatorToken }: ts.BinaryExpression): void {
  if (operatorToken.kind === ts.SyntaxKind.InKeyword && ts.isStringLiteral(left))
    readNamed(walk, typeOf(walk, right), left.text)
}

function readBinding(walk: Walk, node: ts.BindingElement): void {
  if (!ts.isObjectBindingPattern(node.parent)) return
  const type = typeOf(walk, node.parent)
  if (node.dotDotDotToken) return
  const key = node.propertyName ?? node.name
  if (ts.isIdentifier(key) || ts.isStringLiteral(key)) readNamed(walk, type, key.text)
  else for (const property of type.getProperties()) markRead(walk, property)
}

/** An assignment alone reads nothing. */
function isWritten(node: ts.Expression): boolean {
  const { parent } = node
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
}

function readNamed(walk: Walk, type: ts.Type, name: string): void {
  const property = walk.checker.getPropertyOfType(walk.checker.getNonNullableType(type), name)
  if (property?.declarations) markRead(walk, property)
  else walk.names.add(name)
}

/** What an expression gives away to the place that it stands at. */
function flowTo(walk: Walk, given: ts.Expression, place: ts.Node): void {
  const type = typeOf(walk, given)
  const wanted = type.flags & PRIMITIVE ? undefined : walk.checker.getContextualType(place as ts.Expression)
  if (wanted) join(walk, type, wanted)
}
