const QUALITY = 0.92;

/** Turns a PNG into a JPEG on white paper. Browser only; rejects when the picture is broken. */
export async function pngToJpeg(png: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(png);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the picture could not be drawn.');
    // A JPEG knows no transparency: without paper, clear parts would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    return await jpegOf(canvas);
  } finally {
    bitmap.close();
  }
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be turned.'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
