import { countries } from '../../services/addresses/countries.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCountries: OperationHandler<'get_countries'> = async () => ({ result: [...countries] });
