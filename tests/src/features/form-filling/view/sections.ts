export const sections = [
  {
    title: 'Wie ben je?',
    fields: [
      { qid: 1, nid: 0, type: 'text', question: 'Voornaam', default_key: 'fname' },
      { qid: 2, nid: 0, type: 'text', question: 'Wie bellen we?', required: 1 },
      { qid: 3, nid: 0, type: 'file', question: 'Foto' },
      { qid: 4, nid: 0, type: 'checkbox', question: 'Ik kom op tijd' },
      { qid: 5, nid: 7, type: 'text', question: 'Van de cursus' },
      {
        qid: 6,
        nid: 0,
        type: 'text',
        question: 'Rijksregisternummer',
        default_key: 'national_insurance_number',
      },
    ],
  },
];
