import type { AddressEntry } from '../useAddressEntry.tsx';

/** Lists of the host that couldn't be had: said where they are missed, with another try. The parts stay free text. */
export function ListFailure({ entry }: { readonly entry: AddressEntry }) {
  const { countries, places, texts } = entry;
  const failed = [places, countries].filter(({ state }) => state === 'failed');
  return (
    <div className="cf-part-note" role="status">
      {failed.length > 0 && (
        <>
          {failed.includes(places) ? texts.placesFailed : texts.countriesFailed}{' '}
          <button
            type="button"
            className="cf-link"
            onClick={() => {
              for (const list of failed) list.retry();
            }}
          >
            {texts.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}
