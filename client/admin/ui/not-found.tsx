/** In the place of a page that there is not. */
export function Missing() {
  return (
    <>
      <title>Not Found</title>
      <h1>Not Found</h1>
      <p>
        There is nothing at this address. <a href="/admin">Go to the start of the administration</a>
      </p>
    </>
  );
}
