import { ValidationError, type Schema } from 'yup';
import type { YamlFile } from './yaml-file';

/** `[3].images[0]` as the steps `3`, `images`, `0`. */
function steps(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\["([^"]+)"\]|([^.[\]]+)/g)].map((step) =>
    step[1] === undefined ? (step[2] ?? step[3] ?? '') : Number(step[1]),
  );
}

function diagnosticOf(file: YamlFile, error: ValidationError): { offset: number; text: string } {
  const path = steps(error.path ?? '');
  // An unknown key is shown where it stands, not where its map begins.
  const unknown =
    error.type === 'noUnknown' ? String(error.params?.['unknown']).split(', ')[0] : undefined;
  const place = unknown ? file.place([...path, unknown], 'key') : file.place(path);
  const text = `${place.text}: ${error.path ? `${error.path}: ` : ''}${error.message}`;
  return { offset: place.offset, text };
}

/** Every fault of a file against its schema, in the order of the file; none when it is right. */
export function diagnosticsOf(file: YamlFile, schema: Schema): string[] {
  try {
    schema.validateSync(file.value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all
      .map((inner) => diagnosticOf(file, inner))
      .sort((a, b) => a.offset - b.offset)
      .map(({ text }) => text);
  }
}
