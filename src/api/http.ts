export async function http<T>(url: string, options: RequestInit): Promise<T> { return (await fetch(url, options)).json() }
