type Fields = Readonly<Record<string, unknown>>;

/** Names of the wire that are not just the file's own in another spelling. */
const ownWireNames: Readonly<Record<string, string>> = {
  isSensitive: 'sensitive',
  isConsent: 'consent',
  isForTeachers: 'for_teachers',
  courseInfo: 'course_specific_info',
};

const ownFileNames: ReadonlyMap<string, string> = new Map(
  Object.entries(ownWireNames).map(([inFile, onWire]) => [onWire, inFile]),
);

/** `visibleWhen` of a club file is `visible_when` on the wire. A setting that a club file gets later has its name from here. */
export function nameOnWire(inFile: string): string {
  return ownWireNames[inFile] ?? inFile.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function nameInFile(onWire: string): string {
  return (
    ownFileNames.get(onWire) ?? onWire.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
  );
}

/** Flags that say something where they are false. */
const saysNo: readonly string[] = ['required', 'changeable'];

/** The fields under other names, without those that say nothing. */
export function renamedFields(fields: Fields, nameOf: (name: string) => string): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== '' && value !== undefined && value !== null)
      .filter(([name, value]) => value !== false || saysNo.includes(name))
      .map(([name, value]) => [nameOf(name), value]),
  );
}
