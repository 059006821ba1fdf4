/** Pastes that break forms, with a part of what the playground says. */
export const hostileTexts: readonly { readonly text: string; readonly says: string | RegExp }[] = [
  { text: '', says: 'This isn’t JSON yet' },
  { text: '[{ "title": "Half', says: 'This isn’t JSON yet' },
  { text: 'null', says: 'missing-sections' },
  { text: '"tekst"', says: 'malformed' },
  { text: '[null, 42, [], { "fields": "geen lijst" }]', says: 'malformed' },
  {
    text: '[{ "title": {}, "fields": [{ "qid": "__proto__", "question": ["a"], "type": {} }] }]',
    says: /\d diagnostic/,
  },
  {
    text: '[{ "title": "<img src=x onerror=alert(1)>", "fields": [{ "qid": "a", "type": "text", "question": "<script>x</script>" }] }]',
    says: 'No diagnostics',
  },
  {
    text: '[{ "title": "Kring", "fields": [{ "qid": "a", "type": "text", "question": "A", "visible_when": { "qid": "b", "filled": true } }, { "qid": "b", "type": "text", "question": "B", "visible_when": { "qid": "a", "filled": true } }] }]',
    says: 'condition-cycle',
  },
  { text: `${'['.repeat(20_000)}${']'.repeat(20_000)}`, says: /diagnostic|isn’t JSON/ },
];
