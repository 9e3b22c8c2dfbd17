/** An address without the slashes at its end. */
export function withoutEndSlash(address: string): string {
  return address.endsWith('/') ? withoutEndSlash(address.slice(0, -1)) : address;
}
