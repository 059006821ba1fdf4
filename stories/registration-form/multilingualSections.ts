import type { WireSection } from '@clubpoort/form-engine/headless';

/** Sections with texts in four languages. */
export const multilingualSections: readonly WireSection[] = [
  {
    title: { nl: 'Over jou', en: 'About you', fr: 'À propos de vous', de: 'Über dich' },
    fields: [
      {
        qid: 'fname',
        nid: 0,
        type: 'text',
        default_key: 'fname',
        question: { nl: 'Voornaam', en: 'First name', fr: 'Prénom', de: 'Vorname' },
        required: 1,
      },
      {
        qid: 'birthdate',
        nid: 0,
        type: 'text',
        default_key: 'birthdate',
        question: { nl: 'Geboortedatum', en: 'Date of birth', fr: 'Date de naissance', de: 'Geburtsdatum' },
      },
      {
        qid: 'nationality',
        nid: 0,
        type: 'nationality',
        question: { nl: 'Nationaliteit', en: 'Nationality', fr: 'Nationalité', de: 'Staatsangehörigkeit' },
        required: 1,
      },
      {
        qid: 'phone',
        nid: 0,
        type: 'phone',
        question: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone', de: 'Telefon' },
      },
      {
        qid: 'address',
        nid: 0,
        type: 'address',
        question: { nl: 'Adres', en: 'Address', fr: 'Adresse', de: 'Adresse' },
      },
      {
        qid: 'level',
        nid: 0,
        type: 'radio',
        question: { nl: 'Niveau', en: 'Level', fr: 'Niveau', de: 'Niveau' },
        options: {
          b: { nl: 'Beginner', en: 'Beginner', fr: 'Débutant', de: 'Anfänger' },
          g: { nl: 'Gevorderd', en: 'Advanced', fr: 'Avancé', de: 'Fortgeschritten' },
        },
        required: 1,
      },
      {
        qid: 'papers',
        nid: 0,
        type: 'file',
        question: { nl: 'Attest', en: 'Certificate', fr: 'Attestation', de: 'Bescheinigung' },
      },
    ],
  },
];
