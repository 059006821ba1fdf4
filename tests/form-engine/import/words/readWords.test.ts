import { expect, it } from 'vitest';
import { importForm } from '#form-engine/src/import/importForm.ts';
import { wordExamples } from '../examples/otherExamples.ts';
import { kindsIn } from '../examples/outlines.ts';

it.each([
  [
    'dutch',
    [
      'naam text',
      'geboortedatum birthdate*',
      'allergieen select_multiple',
      'gsm_van_een_ouder phone*',
      'rijksregisternummer national_insurance_number',
      'kan_je_kind_zwemmen radio',
      'hoeveel_broers_en_zussen number',
      'mogen_we_foto_s_gebruike checkbox',
      'opmerkingen textarea',
    ],
  ],
  [
    'bulleted',
    [
      'first_name fname*',
      'date_of_birth birthdate',
      'which_sports_do_you_like select_multiple',
      'email_address email',
      'comments textarea',
    ],
  ],
  [
    'french',
    [
      'prenom fname*',
      'date_de_naissance birthdate',
      'adresse address',
      'numero_de_telephone phone',
      'regime radio',
      'taille_du_t_shirt radio',
    ],
  ],
  [
    'annotated',
    [
      'voornaam fname*',
      'geslacht radio',
      't_shirtmaat select*',
      'hoe_noemt_iedereen_je_je text',
      'medische_fiche file',
    ],
  ],
] as const)('readWords guesses the kinds of the list %s', async (name, kinds) => {
  const { sections, notTaken } = await importForm(wordExamples[name]);
  expect(kindsIn(sections)).toEqual(kinds);
  expect(notTaken).toEqual([]);
});

it('readWords makes options of a list behind a colon, one of them the person’s own, and calls health sensitive', async () => {
  const { sections } = await importForm('Allergieën: geen, noten, lactose, andere');
  expect(sections[0]?.fields).toEqual([
    {
      qid: 'allergieen',
      type: 'select_multiple',
      question: 'Allergieën',
      options: [{ value: 'geen' }, { value: 'noten' }, { value: 'lactose' }],
      sensitive: true,
      config: { other: true },
    },
  ]);
});

it('readWords keeps a colon and brackets that are part of the question', async () => {
  const { sections } = await importForm(
    'Let op: dit is een lange zin zonder keuzes\nJe naam (zoals op je identiteitskaart)\n# Deel',
  );
  expect(sections[0]?.fields.map(({ question }) => question)).toEqual([
    'Let op: dit is een lange zin zonder keuzes',
    'Je naam (zoals op je identiteitskaart)',
  ]);
});
