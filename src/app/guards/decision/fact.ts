/** A fact that only the server knows. `unknown`: not requested yet, or not answered yet. */
export type Fact<Value> = 'unknown' | { readonly failed: unknown } | { readonly known: Value };

export function knownIn<Value>(fact: Fact<Value>): Value | undefined {
  return fact !== 'unknown' && 'known' in fact ? fact.known : undefined;
}

export function failureIn(fact: Fact<unknown>): { readonly failed: unknown } | undefined {
  return fact !== 'unknown' && 'failed' in fact ? fact : undefined;
}
