/** Saves a value as a JSON file on the device. */
export function saveJson(name: string, value: unknown): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun, and keeps the file itself.
  URL.revokeObjectURL(address);
}
