import { googlePlaces, loadGooglePlaces } from './googlePlaces.ts';

/** Set at build time. Without a key, people fill in addresses by hand. */
const mapsKey: string | undefined = import.meta.env.VITE_GOOGLE_MAPS_KEY;

/** The address search of this portal; undefined without a key. */
export const browserPlaces = mapsKey ? googlePlaces(() => loadGooglePlaces(mapsKey)) : undefined;
