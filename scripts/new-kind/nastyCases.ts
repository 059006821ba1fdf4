import { inPlaceOfExample, type KindNames } from './kindNames.ts';

const refusal = 'Vul het adres van een website in, zoals www.mijnclub.be';
const ours = 'Dit antwoord klopt niet. Kijk het na.';

/**
 * Adds the nasty inputs that every line of text meets. They are those of a web address, which also reads one line; a
 * new kind refuses what a web address accepts. Works on the text of the file, because its escapes must stay.
 */
export function withNastyCases(text: string, names: KindNames): string {
  const cases = text.slice('[\n'.length, text.lastIndexOf('\n]')).split(/,\n(?= {2}\{\n)/);
  const ofUrl = cases.filter((one) => /"name": ".* in a (required )?url"/.test(one));
  if (ofUrl.length === 0) throw new Error('tests/cases/nasty.json has no cases of a url to begin with');
  const added = ofUrl.map((one) =>
    inPlaceOfExample(
      one
        .replace(/ url"/, ' shirt number"')
        .replace('"type": "url"', '"type": "shirt_number"')
        .replace('"sent": "https://', '"sent": "')
        .replace(refusal, ours)
        .replace('"messages": []', `"messages": ["${ours}"]`),
      names,
    ),
  );
  return `[\n${[...cases, ...added].join(',\n')}\n]\n`;
}
