/** One name in every spelling that the code needs. */
export interface KindNames {
  /** On the wire, and as the kind's own name: `shirt_number`. */
  readonly wire: string;
  /** The folder: `shirt-number`. */
  readonly folder: string;
  /** Variables, texts and pure files: `shirtNumber`. */
  readonly camel: string;
  /** Components and their files: `ShirtNumber`. */
  readonly pascal: string;
  /** In sentences: `shirt number`. */
  readonly words: string;
}

/** Spells a name of the wire, such as `shirt_number`, in every way. */
export function kindNames(wire: string): KindNames {
  const pascal = wire
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return {
    wire,
    folder: wire.replaceAll('_', '-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: wire.replaceAll('_', ' '),
  };
}

/** Puts a name in the place of the example's, `shirt_number`, in every spelling. */
export function inPlaceOfExample(text: string, names: KindNames, setting = 'my_setting'): string {
  return text
    .replaceAll('my_setting', setting)
    .replaceAll('shirt_number', names.wire)
    .replaceAll('shirt-number', names.folder)
    .replaceAll('shirtNumber', names.camel)
    .replaceAll('ShirtNumber', names.pascal)
    .replaceAll('shirt number', names.words);
}
