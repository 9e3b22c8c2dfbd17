import { createContext } from 'react';

/** True in an island that stands complete in the built page: its first page of items is never drawn in slices. */
export const BuiltContext = createContext(false);
