/** A rule of the engine's stylesheet, as the browser read it. */
export interface EngineRule {
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
  /** The media query around it; `''` for none. */
  readonly media: string;
}

/** The rules of the engine on this page, live: whatever the stylesheet becomes, the manual shows that. */
export function engineRules(): readonly EngineRule[] {
  const all = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, ''));
  return all.filter(({ selector }) => /\.cf-|:root/.test(selector) && !selector.includes('.m-'));
}

function rulesIn(rules: CSSRuleList, media: string): readonly EngineRule[] {
  return [...rules].flatMap((rule): readonly EngineRule[] => {
    if (rule instanceof CSSStyleRule) return [{ selector: rule.selectorText, style: rule.style, media }];
    if (rule instanceof CSSMediaRule) return rulesIn(rule.cssRules, rule.conditionText);
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, media) : [];
  });
}

/** The names of all tokens, in the order of the stylesheet: `--cf-text`. */
export function tokenNames(): readonly string[] {
  const names = engineRules()
    .filter(({ selector }) => selector.includes(':root'))
    .flatMap(({ style }) => [...style].filter((name) => name.startsWith('--cf-')));
  return [...new Set(names)];
}

/** The values that the stylesheet gives a property, each with how many rules use it, in descending order of use. */
export function valuesOf(
  property: string,
): readonly { readonly value: string; readonly rules: readonly EngineRule[] }[] {
  const rules = Map.groupBy(
    engineRules().filter(({ style }) => style.getPropertyValue(property) !== ''),
    ({ style }) => style.getPropertyValue(property),
  );
  return [...rules]
    .map(([value, using]) => ({ value, rules: using }))
    .toSorted((one, other) => other.rules.length - one.rules.length);
}
