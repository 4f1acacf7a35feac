export const asset = 'asset'
