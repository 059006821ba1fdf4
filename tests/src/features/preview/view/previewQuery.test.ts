import { expect, test } from 'vitest';
import { readPreviewQuery } from '#src/features/preview/view/previewQuery.ts';

const read = (query: string) => readPreviewQuery(new URLSearchParams(query));

test('readPreviewQuery reads every parameter that a form editor sends', () => {
  expect(
    read(
      'club=1&tariff=1121,1122&uid=3&nid=112&questions=1001,1002&federations=dansfederatie, turnbond&allowTaxCertificate=1&nationalInsuranceNumber=1',
    ),
  ).toEqual({
    club: '1',
    request: {
      formPreview: true,
      uid: 3,
      course: 112,
      tariffs: [1121, 1122],
      questions: [1001, 1002],
      federations: ['dansfederatie', 'turnbond'],
      allowTaxCertificatePreview: true,
      nationalInsuranceNumber: true,
    },
  });
});

test.each([
  ['no club', ''],
  ['an empty club', 'club=%20'],
])('readPreviewQuery is undefined with %s', (_name, query) => {
  expect(read(query)).toBeUndefined();
});

test.each([
  ['a flag that is 0', 'allowTaxCertificate=0'],
  ['a flag that is not 0 or 1', 'nationalInsuranceNumber=ja'],
  ['invalid numbers', 'tariff=abc,-1,1.5,0,99999999999&uid=&nid=1e3&questions=,,'],
  ['a federation without a name', 'federations=, ,'],
])('readPreviewQuery leaves out %s', (_name, query) => {
  expect(read(`club=arabesk&${query}`)).toEqual({ club: 'arabesk', request: { formPreview: true } });
});

test('readPreviewQuery removes duplicate questions', () => {
  expect(read('club=1&questions=7,7, 7')?.request.questions).toEqual([7]);
});
