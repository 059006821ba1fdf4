import type { PresetWords } from '../../pure/presets.ts';

export const presets: PresetWords = {
  yes: 'Oui',
  no: 'Non',
  emergency: {
    name: 'Contact d’urgence',
    find: 'parent joignable téléphone ICE',
    contact: 'Contact d’urgence\u00A0: nom',
    phone: 'Contact d’urgence\u00A0: téléphone',
  },
  health: {
    name: 'Allergies et médicaments',
    find: 'médical santé maladie régime',
    allergic: 'Avez-vous des allergies\u00A0?',
    allergies: 'Quelles allergies\u00A0?',
    usual: ['Noix', 'Lactose', 'Gluten', 'Piqûres d’abeille'],
    medication: 'Quels médicaments prenez-vous\u00A0?',
    medicationHelp: 'Indiquez aussi la dose et le moment.',
  },
  photos: {
    name: 'Accord pour les photos',
    find: 'image vie privée RGPD filmer',
    agreed: 'Vous pouvez utiliser des photos de moi sur le site et sur les réseaux sociaux',
  },
  shirt: {
    name: 'Taille de T-shirt',
    find: 'vêtements taille',
    sizes: ['116', '128', '140', '152', 'S', 'M', 'L', 'XL'],
  },
  pickUp: {
    name: 'Qui vient chercher\u00A0?',
    find: 'reprendre enfant seul maison',
    by: 'Qui vient chercher votre enfant\u00A0?',
    parent: 'Un parent',
    other: 'Quelqu’un d’autre',
    alone: 'Rentre seul à la maison',
    who: 'Nom de la personne qui vient chercher votre enfant',
  },
  signature: {
    name: 'Signature d’un parent',
    find: 'signer accord consentement',
    parent: 'Nom du parent',
    signed: 'Signature du parent',
  },
};
