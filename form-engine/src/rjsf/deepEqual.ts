/**
 * Tells whether two values are alike in every member. All functions are equal to each other, and an object may contain itself. It knows
 * plain data, dates and regular expressions. Any other object equals only itself.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  return isEqual(one, other, new Map());
}

/** @param open pairs of objects that are being compared, which meet again where an object contains itself. */
function isEqual(one: unknown, other: unknown, open: Map<object, object>): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!isObject(one) || !isObject(other) || one.constructor !== other.constructor) return false;
  if (open.has(one)) return open.get(one) === other;
  const tag = Object.prototype.toString.call(one);
  if (tag === '[object Date]') return Number(one) === Number(other);
  if (tag === '[object RegExp]') return String(one) === String(other);
  if (tag !== '[object Object]' && tag !== '[object Array]') return false;
  open.set(one, other);
  const names = Object.keys(one);
  const result =
    names.length === Object.keys(other).length &&
    names.every((name) => {
      // React 18 keeps its own tree in an element.
      if (name === '_owner' && '$$typeof' in one) return true;
      return Object.hasOwn(other, name) && isEqual(one[name], other[name], open);
    });
  open.delete(one);
  return result;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
