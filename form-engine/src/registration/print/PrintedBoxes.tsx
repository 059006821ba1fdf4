/** Printed boxes to tick by pen. */
export function PrintedBoxes({ labels }: { readonly labels: readonly string[] }) {
  return (
    <span className="cf-printed-boxes">
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same label, and their order is fixed
        <span key={index} className="cf-printed-box" dir="auto">
          {label}
        </span>
      ))}
    </span>
  );
}
