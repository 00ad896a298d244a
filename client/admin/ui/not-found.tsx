/** In the place of a page that there is not. */
export function Missing() {
  return (
    <>
      <title>Not Found</title>
      <h1>Not Found</h1>
      <p>
        This page doesn’t exist. <a href="/admin">Back to admin home</a>
      </p>
    </>
  );
}
