import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './create-store.ts';

export { Provider } from 'react-redux';
export {
  createDaraStore,
  dehydrate,
  type AppDispatch,
  type DaraStore,
  type DaraStoreOptions,
  type RootState,
} from './create-store.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
