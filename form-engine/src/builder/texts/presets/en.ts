import type { PresetWords } from '../../pure/presets.ts';

export const presets: PresetWords = {
  yes: 'Yes',
  no: 'No',
  emergency: {
    name: 'Emergency contact',
    find: 'parent phone ICE reachable',
    contact: 'Emergency contact: name',
    phone: 'Emergency contact: phone',
  },
  health: {
    name: 'Allergies and medication',
    find: 'medical health illness diet',
    allergic: 'Do you have allergies?',
    allergies: 'Which allergies?',
    usual: ['Nuts', 'Lactose', 'Gluten', 'Bee stings'],
    medication: 'Which medication do you take?',
    medicationHelp: 'Also write how much and when.',
  },
  photos: {
    name: 'Consent for photos',
    find: 'picture privacy GDPR film',
    agreed: 'You may use photos of me on the website and on social media',
  },
  shirt: {
    name: 'T-shirt size',
    find: 'clothes kit',
    sizes: ['116', '128', '140', '152', 'S', 'M', 'L', 'XL'],
  },
  pickUp: {
    name: 'Who picks up?',
    find: 'collect child home alone',
    by: 'Who picks up your child?',
    parent: 'A parent',
    other: 'Somebody else',
    alone: 'Goes home alone',
    who: 'Name of who picks up your child',
  },
  signature: {
    name: 'Signature of a parent',
    find: 'sign consent agree',
    parent: 'Name of the parent',
    signed: 'Signature of the parent',
  },
};
