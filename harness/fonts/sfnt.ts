/** The tables of a font for desktops (TrueType), by their names of four letters. */
export type Tables = Map<string, Buffer>;

const head = 12;
const entry = 16;

/** Takes a TrueType file apart. */
export function tablesOf(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = head + entry * index;
    const start = file.readUInt32BE(at + 8);
    const name = file.toString('latin1', at, at + 4);
    tables.set(name, file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return tables;
}

/** A table with zeros at its end: each begins at a multiple of four. */
export const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Puts a TrueType file together. */
export function fileOf(tables: Tables): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.size));
  const start = Buffer.alloc(head + entry * tables.size);
  start.writeUInt32BE(0x00010000, 0);
  start.writeUInt16BE(tables.size, 4);
  start.writeUInt16BE(power * entry, 6);
  start.writeUInt16BE(Math.log2(power), 8);
  start.writeUInt16BE((tables.size - power) * entry, 10);
  const parts = [start];
  let offset = start.length;
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  sorted.forEach(([name, table], index) => {
    const at = head + entry * index;
    const part = padded(table);
    start.write(name, at, 'latin1');
    start.writeUInt32BE(checksum(part), at + 4);
    start.writeUInt32BE(offset, at + 8);
    start.writeUInt32BE(table.length, at + 12);
    parts.push(part);
    offset += part.length;
  });
  return Buffer.concat(parts);
}

/** A table that must be there. */
export function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no table "${name}".`);
  return found;
}
